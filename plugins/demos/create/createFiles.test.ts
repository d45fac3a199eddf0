import {createSite} from '../fixtures/createSite';
import {markPreview} from '../markPreview';
import {createDemoFiles, createPageFiles} from './createFiles';

const site = () => createSite({'docs/react-charts/bars/index.mdx': 'x'});

describe('createDemoFiles', () => {
  it('writes one file with a preview', () => {
    const {files, next} = createDemoFiles(site(), ['react-charts/bars', 'StackedBars']);
    expect(files.map(({path}) => path)).toEqual(['docs/react-charts/bars/StackedBars.tsx']);
    expect(markPreview(files[0]!.text, '').preview).toHaveLength(2);
    expect(files[0]!.text).toContain('export default function StackedBars()');
    expect(next).toContain('<Demo name="StackedBars" />');
  });

  it('writes a folder for each styling when asked to', () => {
    const {files} = createDemoFiles(site(), ['react-charts/bars', 'StackedBars', 'stylings']);
    expect(files.map(({path}) => path.replace('docs/react-charts/bars/StackedBars/', ''))).toEqual([
      'system/index.tsx',
      'css/index.tsx',
      'css/styles.css',
      'tailwind/index.tsx',
    ]);
  });

  it.each([
    ['a missing name', ['react-charts/bars'], 'npm run new:demo -- react-charts/bars StackedBars'],
    ['a name in another case', ['react-charts/bars', 'stackedBars'], 'Pascal case'],
    ['a page that is not there', ['react-charts/lines', 'X'], 'npm run new:page'],
    ['a path that leaves docs', ['../src', 'X'], 'Write: npm run new:demo'],
  ])('refuses %s', (_, args, message) => {
    expect(() => createDemoFiles(site(), args)).toThrow(message);
  });

  it('refuses a name that is taken', () => {
    const siteDir = createSite({
      'docs/react-charts/bars/index.mdx': 'x',
      'docs/react-charts/bars/Taken.tsx': '',
    });
    expect(() => createDemoFiles(siteDir, ['react-charts/bars', 'Taken'])).toThrow('already');
  });
});

describe('createPageFiles', () => {
  it('writes the first lines of a page and names the line for the sidebar', () => {
    const {files, next} = createPageFiles(site(), ['react-charts/pie', 'Pie charts']);
    expect(files[0]?.path).toBe('docs/react-charts/pie/index.mdx');
    expect(files[0]?.text).toContain('# Pie charts');
    expect(next).toContain("page('react-charts/pie', 'Pie charts')");
  });

  it('refuses a page that is there and a title that is too long', () => {
    expect(() => createPageFiles(site(), ['react-charts/bars', 'Bars'])).toThrow('already');
    expect(() => createPageFiles(site(), ['react-charts/pie', 'x'.repeat(71)])).toThrow('70');
  });
});
