export interface Person {
  id: number;
  name: string;
  team: string;
  country: 'FR' | 'NO' | 'PT';
  /** Month and day. */
  birthday: string;
}

export type Kind = 'vacation' | 'sick' | 'holiday' | 'birthday';

export interface Absence {
  kind: Kind;
  /** The number of days, including the first and the last. */
  days: number;
  country?: Person['country'];
}

/** The demo always shows the same day as today. */
export const TODAY = '2025-06-18';

export const people: Person[] = [
  {id: 1, name: 'Ada Berg', team: 'Crew', country: 'NO', birthday: '03-14'},
  {id: 2, name: 'Bruno Costa', team: 'Crew', country: 'PT', birthday: '06-05'},
  {id: 3, name: 'Chiara Fontaine', team: 'Crew', country: 'FR', birthday: '09-02'},
  {id: 4, name: 'Elif Duarte', team: 'Crew', country: 'PT', birthday: '12-20'},
  {id: 5, name: 'Farah Aas', team: 'Tickets', country: 'NO', birthday: '06-24'},
  {id: 6, name: 'Goran Gruber', team: 'Tickets', country: 'FR', birthday: '01-30'},
  {id: 7, name: 'Hana Eriksen', team: 'Tickets', country: 'NO', birthday: '07-09'},
  {id: 8, name: 'Ivo Horvat', team: 'Workshop', country: 'FR', birthday: '04-11'},
  {id: 9, name: 'Jon Dahl', team: 'Workshop', country: 'NO', birthday: '10-27'},
  {id: 10, name: 'Katja Moreau', team: 'Workshop', country: 'FR', birthday: '06-13'},
];

const publicHolidays = {
  FR: '01-01 04-21 05-01 05-08 05-29 06-09 07-14 08-15 11-01 11-11 12-25',
  NO: '01-01 04-17 04-18 04-21 05-01 05-17 05-29 06-09 12-25 12-26',
  PT: '01-01 04-18 04-25 05-01 06-10 06-19 08-15 11-01 12-01 12-08 12-25',
};

const periods: [kind: Kind, id: number, from: string, days: number][] = [
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

/** Calculates in UTC, so that no time zone moves a date. */
export function addDays(date: string, days: number): string {
  const result = new Date(`${date}T00:00:00Z`);
  result.setUTCDate(result.getUTCDate() + days);
  return result.toISOString().slice(0, 10);
}

export const keyOf = (id: number, day: string) => `${id} ${day}`;

/** What people do on each day. All days of an absence have the same object. */
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
  periods.forEach(([kind, id, from, days]) => add(id, from, {kind, days}));
  // The last ones win: a public holiday interrupts a vacation.
  people.forEach(({id, country}) => {
    for (const day of publicHolidays[country].split(' ')) {
      add(id, `2025-${day}`, {kind: 'holiday', days: 1, country});
    }
  });
  return calendar;
}

export type Calendar = ReturnType<typeof createCalendar>;

export const isAway = (absence?: Absence) =>
  absence !== undefined && absence.kind !== 'birthday';
