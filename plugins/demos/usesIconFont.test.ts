import {usesIconFont} from './usesIconFont';

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
