import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {validateOptions, type FirstLoadOptions} from '.';

type Given = Parameters<typeof validateOptions>[0];

const check = (options: object): FirstLoadOptions =>
  validateOptions({validate: normalizePluginOptions as Given['validate'], options});

it('needs no option', () => {
  const {describePage, ...options} = check({});
  expect(options).toMatchObject({
    droppedClientModules: [],
    styleGroups: {},
    styledFolders: ['src', 'docs'],
  });
  expect(describePage([], '/x/')).toEqual({});
});

it.each([
  [{droppedClientModules: 'nprogress'}, /droppedClientModules/],
  [{describePage: {}}, /describePage/],
  [{styleGroups: {code: 'code.css'}}, /styleGroups.code/],
  [{unusedClasses: 'menu'}, /unusedClasses/],
  [{styleGroup: {}}, /styleGroup/],
])('refuses %j', (options, message) => {
  expect(() => check(options)).toThrow(message);
});
