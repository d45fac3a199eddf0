import type {DemoMeta} from '@site/plugins/demos/shared';
import {selectLibrary} from './selectLibrary';

const demo: DemoMeta = {
  id: 'react-date-pickers/date-picker/Ferry',
  name: 'Ferry',
  libraries: ['dayjs', 'date-fns', 'luxon'],
  ownFiles: ['luxon'],
  stylings: ['system'],
  paths: {system: 'docs/react-date-pickers/date-picker/Ferry.tsx'},
  height: 64,
  lines: {preview: 0, full: 10},
  fileCount: 1,
  load: {system: jest.fn()},
  loadSources: jest.fn(),
  tests: ['Ferry.test.tsx'],
  loadTests: jest.fn(),
  loadLibraries: async () => ({
    luxon: {
      load: {system: async () => ({Component: () => 'Luxon'})},
      loadSources: async () => ({system: {TS: [{name: 'Ferry.tsx', html: 'luxon'}], JS: []}}),
    },
  }),
};

test('a demo in its default library is the one in the page', () => {
  expect(selectLibrary(demo, 'dayjs')).toBe(demo);
  expect(selectLibrary(demo, undefined)).toBe(demo);
});

test('another library has different code', async () => {
  const selected = selectLibrary(demo, 'luxon');
  expect(await selected.loadSources!()).toMatchObject({system: {TS: [{html: 'luxon'}]}});
  const {Component} = await selected.load!.system!();
  expect((Component as () => string)()).toBe('Luxon');
  expect(selected.paths.system).toBe('docs/react-date-pickers/date-picker/Ferry.luxon.tsx');
  expect(selected).not.toHaveProperty('tests');
  // Without a separate file, the demo is converted to the library.
  expect(selectLibrary(demo, 'date-fns').paths).toEqual(demo.paths);
});
