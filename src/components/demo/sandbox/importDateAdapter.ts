import {findVersion} from './findVersion';
import type {PackageTable} from './types';

/** The package that each date adapter needs beside it. */
const PACKAGES: Record<string, string> = {
  AdapterDateFns: 'date-fns',
  AdapterDateFnsJalali: 'date-fns-jalali',
  AdapterDayjs: 'dayjs',
  AdapterLuxon: 'luxon',
  AdapterMoment: 'moment',
  AdapterMomentHijri: 'moment-hijri',
  AdapterMomentJalaali: 'moment-jalaali',
};

/**
 * The date package that an import of a picker adapter needs, with its version; null where the import is no adapter.
 * Throws a `TypeError` that names an adapter which it cannot map.
 */
export function importDateAdapter(
  request: string,
  packages: PackageTable,
): Record<string, string> | null {
  const adapter = /^@mui\/(?:lab|x-date-pickers|x-date-pickers-pro)\/(Adapter.*)$/.exec(
    request,
  )?.[1];
  if (adapter === undefined) {
    return null;
  }
  const name = Object.hasOwn(PACKAGES, adapter) ? PACKAGES[adapter] : undefined;
  if (name === undefined) {
    throw new TypeError(`Can't determine required npm package for adapter '${adapter}'`);
  }
  return {[name]: findVersion(name, packages)};
}
