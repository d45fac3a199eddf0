import * as whole from '@docusaurus/utils-common';
import * as light from './utilsCommon';

it('offers everything that @docusaurus/utils-common does', () => {
  const names = Object.keys(whole).filter((name) => name !== '__esModule' && name !== 'default');
  expect(names.sort()).toEqual(Object.keys(light).sort());
  for (const name of names) {
    expect(light[name as keyof typeof light]).toBe(whole[name as keyof typeof whole]);
  }
});
