import {createRandom} from './random';

export interface Employee {
  id: number;
  name: string;
  email: string;
  jobTitle: string;
  department: string;
  office: string;
  startDate: Date;
  /** Yearly salary in US dollars. */
  salary: number;
  isRemote: boolean;
  /** Result of the last review, from 1 to 5. */
  rating: number;
}

const FIRST_NAMES =
  'Maya Liam Sofia Noah Aisha Ethan Priya Lucas Hannah Omar Grace Diego Chloe Marcus Yuki Elena Samuel Leila Daniel Zoe'.split(
    ' ',
  );
const LAST_NAMES =
  'Chen Johnson Garcia Patel Williams Nguyen Brown Kim Martinez Cohen Davis Rossi Okafor Tanaka Miller Silva Khan Murphy Lopez Fischer'.split(
    ' ',
  );

const JOBS: [department: string, jobTitle: string, salary: number][] = [
  ['Engineering', 'Software engineer', 128_000],
  ['Engineering', 'Engineering manager', 172_000],
  ['Engineering', 'QA engineer', 104_000],
  ['Design', 'Product designer', 118_000],
  ['Design', 'UX researcher', 109_000],
  ['Sales', 'Account executive', 92_000],
  ['Sales', 'Sales manager', 121_000],
  ['Support', 'Support specialist', 64_000],
  ['Finance', 'Accountant', 83_000],
  ['Finance', 'Financial analyst', 97_000],
  ['Marketing', 'Content strategist', 81_000],
  ['People', 'Recruiter', 76_000],
];

const OFFICES = ['New York', 'Austin', 'Chicago', 'San Francisco', 'Toronto', 'London'];

/** Creates the employees of a software company; the same rows on each call. */
export function createEmployees(count: number): Employee[] {
  const {next, integer, pick, day} = createRandom(21);
  return Array.from({length: count}, (_, index) => {
    const firstName = pick(FIRST_NAMES);
    const lastName = pick(LAST_NAMES);
    const [department, jobTitle, salary] = pick(JOBS);
    return {
      id: index + 1,
      name: `${firstName} ${lastName}`,
      email: `${firstName}.${lastName}@example.com`.toLowerCase(),
      jobTitle,
      department,
      office: pick(OFFICES),
      startDate: day(new Date(2015, 0, 5), 3_900),
      salary: salary + integer(-8, 12) * 1_000,
      isRemote: next() < 0.4,
      rating: integer(2, 5),
    };
  });
}
