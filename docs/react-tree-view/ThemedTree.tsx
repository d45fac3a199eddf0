import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  alpha,
  createTheme,
  ThemeProvider,
  useTheme,
  type Theme,
} from '@mui/material/styles';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {categories} from './data/categories';

const colors = ['primary', 'secondary', 'success'] as const;

interface ThemeOptions {
  color: (typeof colors)[number];
  padding: number;
  radius: number;
}

// #region preview
/** Returns the theme of your app with other Tree Items, for a `ThemeProvider`. */
function createTreeTheme(outer: Theme, {color, padding, radius}: ThemeOptions) {
  const backgroundColor = alpha(outer.palette[color].main, 0.2);

  return createTheme(outer, {
    shape: {borderRadius: radius},
    components: {
      MuiTreeItem: {
        styleOverrides: {
          content: {
            paddingBlock: padding,
            '&[data-selected]': {
              '&, &:hover, &[data-focused]': {backgroundColor},
            },
          },
        },
      },
    },
  });
}
// #endregion

export default function ThemedTree() {
  const outer = useTheme();
  const [color, setColor] = React.useState<ThemeOptions['color']>('success');
  const [padding, setPadding] = React.useState(8);
  const [radius, setRadius] = React.useState(16);
  const theme = React.useMemo(
    () => createTreeTheme(outer, {color, padding, radius}),
    [outer, color, padding, radius],
  );

  return (
    <Stack spacing={2}>
      <Stack
        direction={{xs: 'column', sm: 'row'}}
        spacing={3}
        sx={{alignItems: 'center'}}
      >
        <ToggleButtonGroup
          exclusive
          size="small"
          value={color}
          onChange={(event, next) => next && setColor(next)}
          aria-label="Color"
        >
          {colors.map((name) => (
            <ToggleButton key={name} value={name} sx={{textTransform: 'none'}}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <FormControlLabel
          labelPlacement="top"
          label="Padding"
          control={
            <Slider
              size="small"
              min={0}
              max={12}
              value={padding}
              onChange={(event, value) => setPadding(value)}
              sx={{width: 120}}
            />
          }
        />
        <FormControlLabel
          labelPlacement="top"
          label="Radius"
          control={
            <Slider
              size="small"
              min={0}
              max={20}
              value={radius}
              onChange={(event, value) => setRadius(value)}
              sx={{width: 120}}
            />
          }
        />
      </Stack>
      <ThemeProvider theme={theme}>
        <RichTreeView
          aria-label="Product categories"
          items={categories}
          multiSelect
          defaultExpandedItems={['electronics']}
          defaultSelectedItems={['computers', 'cameras']}
        />
      </ThemeProvider>
    </Stack>
  );
}
