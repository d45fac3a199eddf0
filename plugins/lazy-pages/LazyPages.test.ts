import {getCompiledPages} from '../../site/pages/compiledPages';
import {LazyPages, type Compiler, type LazyPage} from './LazyPages';

const page = (name: string): LazyPage => ({
  pathname: `/x/${name}/`,
  request: `@site/docs/${name}/index.mdx`,
  file: `/docs/${name}/index.mdx`,
});
const [BARS, LINES, PIE] = [page('bars'), page('lines'), page('pie')] as const;

beforeEach(() => getCompiledPages().clear());

/** Creates pages with a bundler that compiles on command. */
function start() {
  const pages = new LazyPages('/', '/compiledPages.js');
  const invalidate = jest.fn();
  const hooks: {watchRun?: (compiler: Compiler) => void; done?: (stats: object) => void} = {};
  const tap = (name: 'watchRun' | 'done') => ({
    tap: (_plugin: string, listener: never) => {
      hooks[name] = listener;
    },
  });
  const compiler = {
    hooks: {watchRun: tap('watchRun'), done: tap('done')},
    watching: {invalidateWithChangesAndRemovals: invalidate},
  } as unknown as Compiler;
  pages.apply(compiler);
  pages.setPages([BARS, LINES]);
  return {
    pages,
    invalidate,
    begin: (...modifiedFiles: string[]) =>
      hooks.watchRun?.({...compiler, modifiedFiles: new Set(modifiedFiles)}),
    end: (hasErrors = false) => hooks.done?.({hasErrors: () => hasErrors}),
  };
}

const named = (pages: LazyPage[]) => pages.map(({pathname}) => pathname);

test('a page is compiled on its first request, and from then on', async () => {
  const {pages, invalidate, begin, end} = start();
  begin();
  expect(pages.takeCompiled()).toEqual([]);
  end();

  const compiled = pages.compile(pages.findByPathname('/x/bars')!);
  expect(invalidate).toHaveBeenCalledWith(new Set(['/compiledPages.js']), new Set());
  begin();
  expect(named(pages.takeCompiled())).toEqual(['/x/bars/']);
  end();
  expect(await compiled).toBe(true);

  invalidate.mockClear();
  expect(await pages.compile(BARS)).toBe(true);
  expect(invalidate).not.toHaveBeenCalled();
});

test('who comes while the bundler is at work is answered by the compilation after it', async () => {
  const {pages, invalidate, begin, end} = start();
  begin();
  pages.takeCompiled();
  const compiled = pages.compile(BARS);
  invalidate.mockClear();
  end();
  await new Promise(setImmediate);
  expect(invalidate).toHaveBeenCalledTimes(1);
  begin();
  pages.takeCompiled();
  end(true);
  // Open tabs don't receive updates while there are problems.
  expect(await compiled).toBe(false);
});

test('a page is compiled when one of its files is edited', () => {
  const {pages, begin} = start();
  const listFiles = ({file}: LazyPage) => [file, file.replace('index.mdx', 'Demo.tsx')];
  pages.takeCompiled();
  expect(pages.watchUncompiled(listFiles)).toHaveLength(4);
  begin('/docs/lines/Demo.tsx');
  expect(named(pages.takeCompiled())).toEqual(['/x/lines/']);
  expect(pages.watchUncompiled(listFiles)).toEqual(['/docs/bars/index.mdx', '/docs/bars/Demo.tsx']);
});

test('a new page is compiled, a removed one is not', () => {
  const {pages} = start();
  pages.setPages([BARS, LINES, PIE]);
  expect(named(pages.takeCompiled())).toEqual(['/x/pie/']);
  pages.setPages([BARS]);
  expect(pages.takeCompiled()).toEqual([]);
});
