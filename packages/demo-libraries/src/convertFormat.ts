import type {OtherLibrary} from './operations';

/** The libraries whose format strings differ from those of Day.js; Moment's are the same. */
type OtherTokens = Exclude<OtherLibrary, 'moment'>;

/** Day.js tokens that demos use, with their equivalents in the other libraries. */
const TOKENS: Record<string, Record<OtherTokens, string>> = {
  YYYY: {'date-fns': 'yyyy', luxon: 'yyyy'},
  YY: {'date-fns': 'yy', luxon: 'yy'},
  MMMM: {'date-fns': 'MMMM', luxon: 'MMMM'},
  MMM: {'date-fns': 'MMM', luxon: 'MMM'},
  MM: {'date-fns': 'MM', luxon: 'MM'},
  M: {'date-fns': 'M', luxon: 'M'},
  DD: {'date-fns': 'dd', luxon: 'dd'},
  D: {'date-fns': 'd', luxon: 'd'},
  dddd: {'date-fns': 'EEEE', luxon: 'EEEE'},
  ddd: {'date-fns': 'EEE', luxon: 'EEE'},
  dd: {'date-fns': 'EEEEEE', luxon: 'EEE'},
  HH: {'date-fns': 'HH', luxon: 'HH'},
  H: {'date-fns': 'H', luxon: 'H'},
  hh: {'date-fns': 'hh', luxon: 'hh'},
  h: {'date-fns': 'h', luxon: 'h'},
  mm: {'date-fns': 'mm', luxon: 'mm'},
  m: {'date-fns': 'm', luxon: 'm'},
  ss: {'date-fns': 'ss', luxon: 'ss'},
  s: {'date-fns': 's', luxon: 's'},
  SSS: {'date-fns': 'SSS', luxon: 'SSS'},
  A: {'date-fns': 'a', luxon: 'a'},
  a: {'date-fns': 'aaa', luxon: 'a'},
  Z: {'date-fns': 'xxx', luxon: 'ZZ'},
  ZZ: {'date-fns': 'xx', luxon: 'ZZZ'},
  LT: {'date-fns': 'p', luxon: 't'},
  LTS: {'date-fns': 'pp', luxon: 'tt'},
  L: {'date-fns': 'P', luxon: 'D'},
  LL: {'date-fns': 'PPP', luxon: 'DDD'},
  LLL: {'date-fns': 'PPPp', luxon: 'fff'},
  LLLL: {'date-fns': 'PPPPp', luxon: 'ffff'},
};

const PARTS =
  /\[([^\]]*)\]|LTS?|L{1,4}|YYYY|YY|M{1,4}|D{1,2}|d{1,4}|HH?|hh?|mm?|ss?|SSS|A|a|ZZ?|[A-Za-z]|[^A-Za-z[]+|\[/g;

/** Quotes literal text as date-fns and Luxon do. */
function quote(text: string): string {
  return /[A-Za-z]/.test(text) ? `'${text.replaceAll("'", "''")}'` : text.replaceAll("'", "''");
}

/**
 * Converts a Day.js format string to another library. Returns `undefined` if a token has no
 * equivalent.
 */
export function convertFormat(format: string, library: OtherLibrary): string | undefined {
  let converted = '';
  for (const [part, literal] of format.matchAll(PARTS)) {
    const token = Object.hasOwn(TOKENS, part) ? TOKENS[part] : undefined;
    if (literal === undefined && /^[A-Za-z]/.test(part) && !token) {
      return undefined;
    }
    if (library === 'moment') {
      converted += part;
    } else {
      converted += token ? token[library] : quote(literal ?? part);
    }
  }
  return converted;
}

/** Returns `true` if a string is a format string such as `DD/MM/YYYY`. */
export function isFormat(text: string): boolean {
  return /YY|MM|DD|HH|hh|mm|ddd|LL/.test(text) && convertFormat(text, 'date-fns') !== undefined;
}
