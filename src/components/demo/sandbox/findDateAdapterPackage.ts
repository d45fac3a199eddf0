import {findVersion} from './findVersion';
import type {PackageTable} from './types';

/** The date package that each date adapter requires. */
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
 * Returns the date package that the import of a picker adapter requires, with its version, or null
 * if the import isn't an adapter.
 *
 * @throws a `TypeError` for an unknown adapter
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
