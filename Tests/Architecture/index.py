"""Reads which file uses which name of which other file, from the index of the debug build.

The compiler writes the index beside every debug build; the library that reads it comes with the
toolchain. Only Python's own library is needed.
"""
import ctypes
import glob
import os
import shutil

DEFINITION, REFERENCE, RECORD = 2, 4, 2


class Text(ctypes.Structure):
    _fields_ = [("data", ctypes.c_void_p), ("length", ctypes.c_size_t)]

    def __str__(self):
        return ctypes.string_at(self.data, self.length).decode() if self.length else ""


POINTER = ctypes.c_void_p
EACH_TEXT = ctypes.CFUNCTYPE(ctypes.c_bool, POINTER, Text)
EACH = ctypes.CFUNCTYPE(ctypes.c_bool, POINTER, POINTER)
FUNCTIONS = {
    "store_create": (POINTER, [ctypes.c_char_p, POINTER]),
    "store_units_apply_f": (ctypes.c_bool, [POINTER, ctypes.c_uint, POINTER, EACH_TEXT]),
    "unit_reader_create": (POINTER, [POINTER, ctypes.c_char_p, POINTER]),
    "unit_reader_dispose": (None, [POINTER]),
    "unit_reader_get_main_file": (Text, [POINTER]),
    "unit_reader_dependencies_apply_f": (ctypes.c_bool, [POINTER, POINTER, EACH]),
    "unit_dependency_get_kind": (ctypes.c_int, [POINTER]),
    "unit_dependency_get_name": (Text, [POINTER]),
    "unit_dependency_get_filepath": (Text, [POINTER]),
    "record_reader_create": (POINTER, [POINTER, ctypes.c_char_p, POINTER]),
    "record_reader_dispose": (None, [POINTER]),
    "record_reader_occurrences_apply_f": (ctypes.c_bool, [POINTER, POINTER, EACH]),
    "occurrence_get_symbol": (POINTER, [POINTER]),
    "occurrence_get_roles": (ctypes.c_uint64, [POINTER]),
    "occurrence_get_line_col": (None, [POINTER, POINTER, POINTER]),
    "symbol_get_usr": (Text, [POINTER]),
    "symbol_get_name": (Text, [POINTER]),
}


def library():
    compiler = os.path.realpath(shutil.which("swiftc") or "swiftc")
    found = ctypes.CDLL(os.path.join(os.path.dirname(compiler), "..", "lib", "libIndexStore.so"))
    for name, (result, arguments) in FUNCTIONS.items():
        function = getattr(found, "indexstore_" + name)
        function.restype, function.argtypes = result, arguments
    return found


def records(lib, store, folder, root):
    """The newest record of each file below Sources: path -> record."""
    names, newest = [], {}
    lib.indexstore_store_units_apply_f(
        store, 0, None, EACH_TEXT(lambda _, name: names.append(str(name)) or True))
    for name in names:
        unit = lib.indexstore_unit_reader_create(store, name.encode(), None)
        if not unit:
            continue
        path = str(lib.indexstore_unit_reader_get_main_file(unit))
        found = []

        def note(_, dependency):
            if lib.indexstore_unit_dependency_get_kind(dependency) == RECORD \
                    and str(lib.indexstore_unit_dependency_get_filepath(dependency)) == path:
                found.append(str(lib.indexstore_unit_dependency_get_name(dependency)))
            return True

        if path.startswith(root + "/Sources/") and os.path.exists(path):
            lib.indexstore_unit_reader_dependencies_apply_f(unit, None, EACH(note))
            time = os.path.getmtime(os.path.join(folder, "v5", "units", name))
            if found and newest.get(path, (0, ""))[0] < time:
                newest[path] = (time, found[0])
        lib.indexstore_unit_reader_dispose(unit)
    return {path: record for path, (_, record) in newest.items()}


def references(root):
    """Each use of a name: (path, line, name, path of its declaration), paths below the root."""
    folders = glob.glob(os.path.join(root, ".build", "*", "debug", "index", "store"))
    if not folders:
        raise SystemExit("There is no index: run `swift build` first.")
    lib = library()
    store = lib.indexstore_store_create(folders[0].encode(), None)
    declared, used = {}, []
    for path, record in sorted(records(lib, store, folders[0], root).items()):
        short = os.path.relpath(path, root)
        reader = lib.indexstore_record_reader_create(store, record.encode(), None)
        if not reader:
            continue

        def note(_, occurrence):
            symbol = lib.indexstore_occurrence_get_symbol(occurrence)
            roles = lib.indexstore_occurrence_get_roles(occurrence)
            usr = str(lib.indexstore_symbol_get_usr(symbol))
            if roles & DEFINITION:
                declared.setdefault(usr, short)
            elif roles & REFERENCE:
                line, column = ctypes.c_uint(), ctypes.c_uint()
                lib.indexstore_occurrence_get_line_col(
                    occurrence, ctypes.byref(line), ctypes.byref(column))
                name = str(lib.indexstore_symbol_get_name(symbol))
                used.append((short, line.value, name, usr))
            return True

        lib.indexstore_record_reader_occurrences_apply_f(reader, None, EACH(note))
        lib.indexstore_record_reader_dispose(reader)
    return [(path, line, name, declared[usr]) for path, line, name, usr in used if usr in declared]
