import {DEMO_LIBRARIES, type DemoLibrary} from '../../site/demos/shared';
import {createStorageStore} from './createStorageStore';
import {oneOf} from './createStore';

/** The date libraries as their own sites write them. */
export const DATE_LIBRARY_NAMES: Record<DemoLibrary, string> = {
  dayjs: 'Day.js',
  'date-fns': 'date-fns',
  luxon: 'Luxon',
  moment: 'Moment',
  'date-fns-jalali': 'date-fns-jalali',
  'moment-jalaali': 'moment-jalaali',
  'moment-hijri': 'moment-hijri',
};

/** The date library that the reader uses, in demos and in commands to install; empty while nothing is chosen. */
export const dateLibraryStore = createStorageStore<DemoLibrary | ''>({
  key: 'docs-installation-date-library',
  server: '',
  isValid: oneOf([...DEMO_LIBRARIES, '' as const]),
});

/**
 * The one of `offered` that comes nearest to what the reader chose: the library itself, then the one of its family (who works
 * with moment-jalaali has Moment), then the first.
 */
export function chooseLibrary<T extends string>(
  offered: readonly T[],
  chosen: DemoLibrary | '',
): T | undefined {
  const family = /^(?:date-fns|moment)/.exec(chosen)?.[0];
  return (
    offered.find((library) => library === chosen) ??
    offered.find((library) => family !== undefined && library.startsWith(family)) ??
    offered[0]
  );
}
