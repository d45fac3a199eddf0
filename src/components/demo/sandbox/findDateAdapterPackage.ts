import {findVersion} from './findVersion';
import type {PackageTable} from './types';

/** The date package that each date adapter requires. */
const ADAPTER_PACKAGES: Record<string, string> = {
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
export function findDateAdapterPackage(
  specifier: string,
  packages: PackageTable,
): Record<string, string> | null {
  const adapter = /^@mui\/(?:lab|x-date-pickers|x-date-pickers-pro)\/(Adapter.*)$/.exec(
    specifier,
  )?.[1];
  if (adapter === undefined) {
    return null;
  }
  const name = Object.hasOwn(ADAPTER_PACKAGES, adapter) ? ADAPTER_PACKAGES[adapter] : undefined;
  if (name === undefined) {
    throw new TypeError(`Can't determine required npm package for adapter '${adapter}'`);
  }
  return {[name]: findVersion(name, packages)};
}
