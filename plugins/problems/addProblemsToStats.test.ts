import {reportProblems} from '../../site/problems/problemStore';
import {addProblemsToStats} from './addProblemsToStats';

type Compiler = Parameters<ReturnType<typeof addProblemsToStats>['apply']>[0];

/** Compiles with these bundler errors, and returns the output. */
function compile(isDevelopment: boolean, errors: {message: string; module?: {resource: string}}[]) {
  const hooks = new Map<string, (argument: never) => void>();
  const tap = (name: string) => ({
    tap: (_plugin: unknown, listener: (argument: never) => void) => void hooks.set(name, listener),
  });
  const compiler = {
    hooks: {compile: tap('compile'), afterCompile: tap('afterCompile'), done: tap('done')},
  } as unknown as Compiler;
  addProblemsToStats('/site', isDevelopment, () => undefined).apply(compiler);
  const compilation = {compiler, errors, warnings: []};
  hooks.get('afterCompile')?.(compilation as never);
  const print = (list: {message: string}[]) => list.map(({message}) => message);
  return {errors: print(compilation.errors), warnings: print(compilation.warnings)};
}

const RESOURCE = '/site/docs/bars/Bars.tsx?demo';

beforeEach(() => {
  reportProblems('sidebar', [{file: 'sidebars.ts', line: 3, message: 'Wrong.'}]);
  reportProblems(RESOURCE, [{file: 'docs/bars/Bars.tsx', line: 1, message: 'Unknown.'}]);
});

// Changes of problems are handled asynchronously.
afterEach(() => new Promise((resolve) => setImmediate(resolve)));

test.each([
  [true, {errors: ['docs/bars/Bars.tsx:1: Unknown.'], warnings: ['sidebars.ts:3: Wrong.']}],
  [false, {errors: ['sidebars.ts:3: Wrong.', 'docs/bars/Bars.tsx:1: Unknown.'], warnings: []}],
])('a failed module has the problems that its loader has reported: %s', (isDevelopment, lines) => {
  const error = {message: 'Module build failed: …', module: {resource: RESOURCE}};
  expect(compile(isDevelopment, [error])).toEqual(lines);
});

test('the problems of a module that is not part of the compilation are not shown', () => {
  expect(compile(false, []).errors).toEqual(['sidebars.ts:3: Wrong.']);
});

test('an error that no check has reported is read from the text of the bundler', () => {
  const message = "  × Module not found: Can't resolve './a' in '/site/docs'\n   ╭─[2:1]\n";
  const error = {message, module: {resource: '/site/docs/Lines.tsx'}};
  expect(compile(true, [error]).errors).toEqual([
    "docs/Lines.tsx:2: Module not found: Can't resolve './a'.",
  ]);
});
