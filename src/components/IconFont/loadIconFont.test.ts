import {loadIconFont, usesIconFont} from './loadIconFont';

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

test.each([
  ["import Icon from '@mui/material/Icon';", true],
  ["import {Box, Icon} from '@mui/material';", true],
  ["import {\n  Icon,\n} from '@mui/material';", true],
  ["import IconButton from '@mui/material/IconButton';", false],
  ["import {IconButton, SvgIcon} from '@mui/material';", false],
  ["import DeleteIcon from '@mui/icons-material/Delete';", false],
])('%s uses the icon font: %s', (source, uses) => {
  expect(usesIconFont(source)).toBe(uses);
});
