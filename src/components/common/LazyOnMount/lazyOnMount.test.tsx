import {render, screen} from '@testing-library/react';
import {lazyOnMount} from './lazyOnMount';

const Ad = () => <p>ad</p>;
const always = () => true;

test('loads after the page', async () => {
  const LazyOnMount = lazyOnMount(async () => ({default: Ad}), always);
  const {container} = render(<LazyOnMount />);
  expect(container.innerHTML).toBe('');
  expect(await screen.findByText('ad')).toBeVisible();
});

test("isn't loaded if it isn't needed", () => {
  const load = jest.fn();
  const LazyOnMount = lazyOnMount(load, () => false);
  const {container} = render(<LazyOnMount />);
  expect(load).not.toHaveBeenCalled();
  expect(container.innerHTML).toBe('');
});

test('a failed load is silently ignored', async () => {
  const failed = Promise.reject(new Error('ChunkLoadError'));
  const LazyOnMount = lazyOnMount(() => failed, always);
  const {container} = render(<LazyOnMount />);
  await failed.catch(() => {});
  expect(container.innerHTML).toBe('');
});
