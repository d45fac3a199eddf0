import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {alpha, createTheme, ThemeProvider, useTheme} from '@mui/material/styles';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {archive} from './data/observatory';

const colors = ['primary', 'secondary', 'success'] as const;

// #region preview
interface ThemeOptions {
  color: 'primary' | 'secondary' | 'success';
  padding: number;
  radius: number;
}

// Items: {id: 'logs', label: 'Logbooks', children: [{id: 'dome', label: 'Dome'}, …]}, …
function TreeInTheme({color, padding, radius}: ThemeOptions) {
  const outer = useTheme();
  const theme = React.useMemo(
    () =>
      createTheme(outer, {
        shape: {borderRadius: radius},
        components: {
          MuiTreeItem: {
            styleOverrides: {
              content: {
                paddingBlock: padding,
                '&[data-selected], &[data-selected]:hover, &[data-selected][data-focused]':
                  {
                    backgroundColor: alpha(outer.palette[color].main, 0.2),
                  },
              },
            },
          },
        },
      }),
    [outer, color, padding, radius],
  );

  return (
    <ThemeProvider theme={theme}>
      <RichTreeView
        aria-label="Archive"
        items={archive}
        multiSelect
        defaultExpandedItems={['plates']}
        defaultSelectedItems={['comets', 'sun']}
      />
    </ThemeProvider>
  );
}
// #endregion

export default function ThemedTree() {
  const [color, setColor] = React.useState<ThemeOptions['color']>('success');
  const [padding, setPadding] = React.useState(8);
  const [radius, setRadius] = React.useState(16);

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
      <TreeInTheme color={color} padding={padding} radius={radius} />
    </Stack>
  );
}
