import {addTitle} from './ExportedChart/addTitle';

// jsdom has no canvas. A test in the browser, tests/site/recipes.spec.ts, saves the files.

test('adds a heading and the colors of the page to the exported document', () => {
  document.body.style.backgroundColor = 'rgb(18, 18, 18)';
  const iframe = document.createElement('iframe');
  document.body.append(iframe);
  iframe.contentDocument!.body.innerHTML = '<svg></svg>';
  addTitle(iframe);
  const {body} = iframe.contentDocument!;
  expect(body).toHaveTextContent('Revenue in 2025');
  expect(body.firstElementChild!.nextElementSibling!.nodeName).toBe('svg');
  expect(body.style.backgroundColor).toBe('rgb(18, 18, 18)');
  iframe.remove();
  document.body.removeAttribute('style');
});
