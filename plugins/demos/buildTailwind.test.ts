import {buildTailwind} from './buildTailwind';

it('writes the classes that the sources use, and nothing of preflight', async () => {
  const css = await buildTailwind([
    `<p className="p-4 w-1/2 hover:bg-sky-100 dark:text-white [&_.MuiBar]:fill-red-500">no-such-class</p>`,
  ]);
  expect(css).toContain('.p-4');
  expect(css).toContain('.w-1\\/2');
  expect(css).toContain('.hover\\:bg-sky-100');
  expect(css).toContain('[data-theme="dark"]');
  expect(css).toContain('fill: var(--color-red-500)');
  expect(css).not.toContain('no-such-class');
  // Preflight would restyle every heading, list and button of the page.
  expect(css).not.toMatch(/\bh1\b|button|line-height: 1\.5;/);
  expect(css).not.toContain('@layer utilities');
});
