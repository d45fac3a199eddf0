import {compressToEncodedURIComponent} from 'lz-string';
import {createShareLink, MAX_URL_LENGTH, readShareLink} from './shareLink';
import {findShownPosition, mergeSplitSource, splitSource} from './splitSource';

const FILE = {
  name: 'X.tsx',
  html: 'function X() {\n  return (\n    &lt;p\n      a\n\n    /&gt;\n  );\n}',
  preview: [2, 5] as [number, number],
  indent: 4,
};
const TEXT = 'function X() {\n  return (\n    <p\n      a\n\n    />\n  );\n}';

describe('splitSource', () => {
  it("shows the preview without the file's indentation", () => {
    expect(splitSource(TEXT, FILE, true).shown).toBe('<p\n  a\n\n/>');
  });

  it.each([
    ['nothing', (text: string) => text],
    ['a word', (text: string) => text.replace('a', 'b')],
    ['a new line', (text: string) => `${text}\n<i />`],
    ['all of it', () => ''],
    ['less indentation', (text: string) => text.replace('  a', 'a')],
  ])('restores the full file after a change of %s', (_, change) => {
    const split = splitSource(TEXT, FILE, true);
    const whole = mergeSplitSource({...split, shown: change(split.shown)});
    expect(whole.startsWith('function X() {\n  return (\n')).toBe(true);
    expect(whole.endsWith('\n  );\n}')).toBe(true);
    expect(splitSource(whole, FILE, true).shown).toBe(change(split.shown));
  });

  it("shows the full file if it's expanded, has no preview, or was changed around it", () => {
    const whole = {before: '', shown: TEXT, after: '', indent: 0};
    expect(splitSource(TEXT, FILE, false)).toEqual(whole);
    expect(splitSource(TEXT, {name: FILE.name, html: FILE.html}, true)).toEqual(whole);
    expect(splitSource(`// mine\n${TEXT}`, FILE, true).shown).toBe(`// mine\n${TEXT}`);
    const position = {line: 2, column: 1};
    expect(findShownPosition(splitSource(TEXT, FILE, false), position)).toEqual(position);
  });

  it.each([
    [3, 7, {line: 1, column: 3}],
    [3, undefined, {line: 1}],
    [2, 1, undefined],
    // A position after the preview maps to its end.
    [99, 3, {line: 4, column: 3}],
  ])('maps line %d, column %d of the file to %j of the preview', (line, column, shown) => {
    const split = splitSource(TEXT, FILE, true);
    expect(findShownPosition(split, {line, ...(column && {column})})).toEqual(shown);
  });
});

describe('share links', () => {
  const target = 'css-BasicBars.tsx';

  it('round-trip the changes of all files', () => {
    const changes = {'': `${TEXT} // ✓`, 'data/rows.ts': '', 'styles.css': null};
    const link = createShareLink('https://mui.com/x/react-charts/bars/?a=1#old', {
      target,
      changes,
    })!;
    expect(link).toContain('https://mui.com/x/react-charts/bars/?a=1#shared=css-BasicBars.tsx:');
    expect(readShareLink(new URL(link).hash)).toEqual({target, changes});
  });

  it('contain only the demo itself if they are from before', () => {
    const hash = `#shared=${target}:${compressToEncodedURIComponent(TEXT)}`;
    expect(readShareLink(hash)).toEqual({target, changes: {'': TEXT}});
  });

  it("aren't created if they would be too long", () => {
    let seed = 1;
    const noise = Array.from({length: 9000}, () => {
      seed = (seed * 48271) % 2147483647;
      return String.fromCharCode(33 + (seed % 90));
    });
    const changes = {'': TEXT, 'noise.ts': noise.join('')};
    expect(createShareLink('https://mui.com/', {target, changes})).toBeUndefined();
  });

  it.each([
    ['another fragment', '#BasicBars.tsx'],
    ['no code', '#shared=BasicBars.tsx:'],
    ['an unknown language', '#shared=BasicBars.py:JYWwDg'],
    ['an unknown styling', '#shared=sass-BasicBars.tsx:JYWwDg'],
    ['invalid code', '#shared=BasicBars.tsx:%%%'],
    ['invalid files', '#shared=BasicBars.tsx:z.AAAA'],
    ['a fragment that is too long', `#shared=BasicBars.tsx:${'A'.repeat(MAX_URL_LENGTH)}`],
  ])('are undefined for %s', (_, hash) => {
    expect(readShareLink(hash)).toBeUndefined();
  });

  it.each([{'../index.html': ''}, {'a.py': ''}, {'a.ts': 1}, [1]])(
    'are undefined for the files %j',
    (changes) => {
      const link = createShareLink('https://mui.com/', {
        target,
        changes: changes as unknown as Record<string, string>,
      })!;
      expect(readShareLink(new URL(link).hash)).toBeUndefined();
    },
  );
});
