import {watchBlocks} from './watchBlocks';

const settled = () => new Promise((resolve) => setTimeout(resolve));
const copyKeys = () =>
  document.body.dispatchEvent(
    new KeyboardEvent('keydown', {key: 'c', ctrlKey: true, bubbles: true}),
  );

test('a shortcut that is pressed before the code has loaded copies exactly once', async () => {
  document.body.innerHTML =
    '<div class="MuiCode-root"><pre>npm install</pre><button class="MuiCode-copy"></button></div>';
  const click = jest.fn();
  document.querySelector('button')!.addEventListener('click', click);
  watchBlocks();
  document
    .querySelector('pre')!
    .dispatchEvent(new Event('pointerover', {bubbles: true, composed: true}));
  copyKeys();
  expect(click).not.toHaveBeenCalled();
  await settled();
  expect(click).toHaveBeenCalledTimes(1);
  copyKeys();
  expect(click).toHaveBeenCalledTimes(2);
});
