export interface Person {
  id: number;
  name: string;
  team: string;
  country: 'CA' | 'FR' | 'US';
  /** Month and day, such as `03-14`. */
  birthday: string;
}

export type Kind = 'vacation' | 'sick' | 'holiday' | 'birthday';

export interface Absence {
  kind: Kind;
  /** The number of days, including the first and the last. */
  days: number;
  country?: Person['country'];
}

/** In this demo, today is always the same day. */
export const TODAY = '2025-06-18';

export const people: Person[] = [
  {id: 1, name: 'Maya Chen', team: 'Engineering', country: 'US', birthday: '03-14'},
  {id: 2, name: 'Lucas Brown', team: 'Engineering', country: 'CA', birthday: '06-05'},
  {id: 3, name: 'Chloe Silva', team: 'Engineering', country: 'FR', birthday: '09-02'},
  {id: 4, name: 'Omar Khan', team: 'Engineering', country: 'US', birthday: '12-20'},
  {id: 5, name: 'Grace Okafor', team: 'Sales', country: 'US', birthday: '06-24'},
  {id: 6, name: 'Diego Garcia', team: 'Sales', country: 'US', birthday: '01-30'},
  {id: 7, name: 'Hannah Kim', team: 'Sales', country: 'CA', birthday: '07-09'},
  {id: 8, name: 'Marcus Miller', team: 'Support', country: 'US', birthday: '04-11'},
  {id: 9, name: 'Leila Lopez', team: 'Support', country: 'FR', birthday: '10-27'},
  {id: 10, name: 'Zoe Fischer', team: 'Support', country: 'CA', birthday: '06-13'},
];

const PUBLIC_HOLIDAYS = {
  CA: '01-01 04-18 05-19 07-01 09-01 09-30 10-13 11-11 12-25 12-26',
  FR: '01-01 04-21 05-01 05-08 05-29 06-09 07-14 08-15 11-01 11-11 12-25',
  US: '01-01 01-20 02-17 05-26 06-19 07-04 09-01 10-13 11-11 11-27 12-25',
};

const PERIODS: [kind: Kind, id: number, from: string, days: number][] = [
  ['vacation', 1, '2025-06-02', 12],
  ['vacation', 2, '2025-06-16', 10],
  ['vacation', 4, '2025-07-21', 19],
  ['vacation', 6, '2025-06-05', 6],
  ['vacation', 7, '2025-06-23', 12],
  ['vacation', 8, '2025-08-04', 19],
  ['vacation', 9, '2025-06-17', 4],
  ['vacation', 10, '2025-07-07', 12],
  ['sick', 3, '2025-06-10', 3],
  ['sick', 5, '2025-06-16', 3],
  ['sick', 8, '2025-06-04', 2],
];

/** Adds days to a date in UTC, so the result doesn't depend on the time zone. */
export function addDays(date: string, days: number): string {
  const result = new Date(`${date}T00:00:00Z`);
  result.setUTCDate(result.getUTCDate() + days);
  return result.toISOString().slice(0, 10);
}

export const keyOf = (id: number, day: string) => `${id} ${day}`;

/** Returns the absence of each person on each day. All days of an absence share one object. */
export function createCalendar(kinds: readonly string[]) {
  const calendar = new Map<string, Absence>();
  const add = (id: number, from: string, absence: Absence) => {
    for (let day = 0; day < absence.days && kinds.includes(absence.kind); day += 1) {
      calendar.set(keyOf(id, addDays(from, day)), absence);
    }
  };
  people.forEach(({id, birthday}) => {
    add(id, `2025-${birthday}`, {kind: 'birthday', days: 1});
  });
  PERIODS.forEach(([kind, id, from, days]) => add(id, from, {kind, days}));
  // Overwrites days of a vacation, because a public holiday interrupts it.
  people.forEach(({id, country}) => {
    for (const day of PUBLIC_HOLIDAYS[country].split(' ')) {
      add(id, `2025-${day}`, {kind: 'holiday', days: 1, country});
    }
  });
  return calendar;
}

export type Calendar = ReturnType<typeof createCalendar>;

export const isAway = (absence?: Absence) =>
  absence !== undefined && absence.kind !== 'birthday';
