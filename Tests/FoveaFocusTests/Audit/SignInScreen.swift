import FoveaFocus
import FoveaGeometry

/// The talk's TV screen: a form at the left, a button at the bottom of the right column.
struct SignInScreen {
  var map = FocusMap(viewport: Rect(x: 0, y: 0, width: 1920, height: 1080))
  let form: FocusMap.ID
  let photos: FocusMap.ID
  let email: FocusMap.ID
  let password: FocusMap.ID
  let apple: FocusMap.ID
  let browse: FocusMap.ID

  init() {
    form = map.insert(.group, under: map.root)
    map.setFrame(Rect(x: 80, y: 60, width: 500, height: 960), of: form)
    photos = map.insert(.group, under: map.root)
    map.setFrame(Rect(x: 660, y: 60, width: 1180, height: 960), of: photos)
    email = map.insert(.target, under: form)
    map.setFrame(Rect(x: 60, y: 320, width: 380, height: 66), of: email)
    password = map.insert(.target, under: form)
    map.setFrame(Rect(x: 60, y: 416, width: 380, height: 66), of: password)
    apple = map.insert(.target, under: form)
    map.setFrame(Rect(x: 60, y: 580, width: 380, height: 60), of: apple)
    browse = map.insert(.target, under: photos)
    map.setFrame(Rect(x: 470, y: 870, width: 240, height: 66), of: browse)
  }

  func name(_ id: FocusMap.ID) -> String {
    let names = [
      form: "sign-in form", photos: "photo column", email: "Email", password: "Password",
      apple: "Sign in with Apple", browse: "Browse Photos", map.root: "screen",
    ]
    return names[id] ?? "?"
  }
}
