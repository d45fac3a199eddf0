import {collectVariants} from './collectVariants';

test('characters have their traditional variants, unless the text contains these too', () => {
  expect(collectVariants('图例 legend')).toBe('圖图');
  expect(collectVariants('圖图')).toBe('');
  expect(collectVariants('Legend')).toBe('');
});
