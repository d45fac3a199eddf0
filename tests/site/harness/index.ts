export {expect} from '@playwright/test';
export {axeViolations, brokenBy, type AxeScope} from './axe';
export {CHINESE, hasFirstLoad, isFullRun, whenFull, type BuildName} from './builds';
export {overflow} from './overflow';
export {builtPages, samplePages, type BuiltPage} from './pages';
export {publishCopy, type Published} from './production';
export {getLayoutShifts, observeLayoutShifts, restartLayoutShifts} from './shifts';
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
export {setStorageFromOtherTab} from './setStorageFromOtherTab';
export {versionEntry} from './versionEntry';
export {frames, waitForTransient, waitForIdle} from './wait';
export {measureTransfer, type Weights} from './measureTransfer';
