import FoveaUI
