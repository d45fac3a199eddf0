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

/** Versions of the date packages that this site does not install itself. */
const VERSIONS: Record<string, string> = {
  'date-fns-jalali': '4.1.0-0',
  'moment-hijri': '3.0.0',
  'moment-jalaali': '0.10.4',
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
  return {[name]: packages[name]?.version ?? VERSIONS[name] ?? 'latest'};
}
