export {expect} from '@playwright/test';
export {axeViolations, brokenBy, type AxeScope} from './axe';
export {CHINESE, isFullRun, whenFull, type BuildName} from './builds';
export {overflow} from './overflow';
export {builtPages, samplePages, type BuiltPage} from './pages';
export {publishCopy, type Published} from './production';
export {readShifts, watchShifts} from './shifts';
export {
  followLink,
  hydrated,
  openPage,
  openTab,
  originOf,
  screenshot,
  test,
  type Mode,
  type OpenOptions,
} from './site';
export {storeElsewhere} from './storeElsewhere';
export {versionEntry} from './versionEntry';
export {frames, glimpse, quiet} from './wait';
export {weigh, type Weights} from './weigh';
