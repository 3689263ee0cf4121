import FoveaScene
