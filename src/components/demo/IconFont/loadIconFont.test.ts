import {loadIconFont} from './loadIconFont';

const href = 'https://fonts.example.org/icon?family=Material+Icons';

beforeEach(() => {
  document.head.innerHTML = '<noscript id="material-icon-font"></noscript><style></style>';
});

const listStylesheetUrls = () =>
  [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'));

test('the style sheet precedes its marker, once per page load', () => {
  loadIconFont(href);
  loadIconFont(href);
  expect(document.head.firstElementChild).toHaveAttribute('rel', 'stylesheet');
  expect(listStylesheetUrls()).toEqual([href]);
});

test('it also loads without a marker, but not without a URL', () => {
  document.head.innerHTML = '';
  loadIconFont(undefined);
  expect(listStylesheetUrls()).toEqual([]);
  loadIconFont(href);
  expect(listStylesheetUrls()).toEqual([href]);
});
