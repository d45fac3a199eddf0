import {render, screen} from '@testing-library/react';
import {lazyOnMount} from './lazyOnMount';

const Ad = () => <p>ad</p>;
const always = () => true;

test('it comes after the page', async () => {
  const LazyOnMount = lazyOnMount(async () => ({default: Ad}), always);
  const {container} = render(<LazyOnMount />);
  expect(container.innerHTML).toBe('');
  expect(await screen.findByText('ad')).toBeVisible();
});

test('where it is not wanted it is not loaded', () => {
  const load = jest.fn();
  const LazyOnMount = lazyOnMount(load, () => false);
  const {container} = render(<LazyOnMount />);
  expect(load).not.toHaveBeenCalled();
  expect(container.innerHTML).toBe('');
});

test('what cannot be loaded is left out, in silence', async () => {
  const failed = Promise.reject(new Error('ChunkLoadError'));
  const LazyOnMount = lazyOnMount(() => failed, always);
  const {container} = render(<LazyOnMount />);
  await failed.catch(() => {});
  expect(container.innerHTML).toBe('');
});

test('a place that is gone when it comes stays empty', async () => {
  let arrive = (_: {default: typeof Ad}) => {};
  const loaded = new Promise<{default: typeof Ad}>((resolve) => (arrive = resolve));
  const LazyOnMount = lazyOnMount(() => loaded, always);
  const {container, unmount} = render(<LazyOnMount />);
  unmount();
  arrive({default: Ad});
  await loaded;
  expect(container.innerHTML).toBe('');
});
