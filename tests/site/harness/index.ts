export {CHINESE, isFullRun, whenFull, type BuildName} from './builds';
export {axeViolations, brokenBy, type AxeScope} from './axe';
export {builtPages, samplePages, type BuiltPage} from './pages';
export {overflow} from './overflow';
export {publishCopy, type Published} from './production';
export {
  followLink,
  hydrated,
  openPage,
  openTab,
  originOf,
  screenshot,
  type Mode,
  type OpenOptions,
} from './site';
export {readShifts, watchShifts} from './shifts';
export {eventually, frames, glimpse, quiet, whileDrawn} from './wait';
export {storeElsewhere} from './storeElsewhere';
export {versionEntry} from './versionEntry';
export {weigh, type Weights} from './weigh';
