import {DEMO_LIBRARIES, type DemoLibrary} from '../../site/demos/shared';
import {createStorageStore} from './createStorageStore';
import {oneOf} from './createStore';

/** The official names of the date libraries. */
export const DATE_LIBRARY_NAMES: Record<DemoLibrary, string> = {
  dayjs: 'Day.js',
  'date-fns': 'date-fns',
  luxon: 'Luxon',
  moment: 'Moment',
  'date-fns-jalali': 'date-fns-jalali',
  'moment-jalaali': 'moment-jalaali',
  'moment-hijri': 'moment-hijri',
};

/** The user's date library, for demos and install commands; empty if nothing is selected. */
export const dateLibraryStore = createStorageStore<DemoLibrary | ''>({
  key: 'docs-installation-date-library',
  server: '',
  isValid: oneOf([...DEMO_LIBRARIES, '' as const]),
});

/**
 * Returns the one of `offered` that best matches the user's selection: the library itself, else one
 * of its family (Moment for moment-jalaali), else the first.
 */
export function chooseLibrary<T extends string>(
  available: readonly T[],
  selected: DemoLibrary | '',
): T | undefined {
  const family = /^(?:date-fns|moment)/.exec(selected)?.[0];
  return (
    available.find((library) => library === selected) ??
    available.find((library) => family !== undefined && library.startsWith(family)) ??
    available[0]
  );
}
