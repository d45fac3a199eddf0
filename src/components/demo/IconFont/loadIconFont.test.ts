import {loadIconFont} from './loadIconFont';

const href = 'https://fonts.example.org/icon?family=Material+Icons';

beforeEach(() => {
  document.head.innerHTML = '<noscript id="material-icon-font"></noscript><style></style>';
});

const links = () =>
  [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'));

test('the stylesheet goes before its marker', () => {
  loadIconFont(href);
  expect(document.head.firstElementChild).toHaveAttribute('href', href);
  expect(document.head.firstElementChild).toHaveAttribute('rel', 'stylesheet');
});

test('it is loaded once per page load', () => {
  loadIconFont(href);
  loadIconFont(href);
  expect(links()).toEqual([href]);
});

test('without a marker it is still loaded', () => {
  document.head.innerHTML = '';
  loadIconFont(href);
  expect(links()).toEqual([href]);
});

test('without an address nothing is', () => {
  loadIconFont(undefined);
  expect(links()).toEqual([]);
});
