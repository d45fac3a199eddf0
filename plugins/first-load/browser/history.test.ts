import * as whole from 'history/esm/history';
import * as light from './history';

it('offers everything that history does, but for what nobody calls', () => {
  expect(Object.keys(light).sort()).toEqual(Object.keys(whole).sort());
  const {createHashHistory, createMemoryHistory, ...kept} = light;
  expect(whole).toMatchObject(kept);
  expect(createHashHistory).toThrow('use BrowserRouter');
  expect(createMemoryHistory).toThrow('use BrowserRouter');
});
