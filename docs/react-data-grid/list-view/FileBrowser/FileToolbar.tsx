import * as React from 'react';
import Drawer from '@mui/material/Drawer';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import DeleteIcon from '@mui/icons-material/Delete';
import TuneIcon from '@mui/icons-material/Tune';
import UploadIcon from '@mui/icons-material/Upload';
import {
  QuickFilter,
  QuickFilterControl,
  Toolbar,
  ToolbarButton,
  gridColumnVisibilityModelSelector,
  gridDensitySelector,
  gridFilterModelSelector,
  gridRowSelectionCountSelector,
  gridSortModelSelector,
  useGridApiContext,
  useGridSelector,
  type GridDensity,
} from '@mui/x-data-grid-premium';

const sorts = {name: 'Name', saved: 'Date', size: 'Size'};
const kinds = ['Contract', 'Image', 'Report'];
const densities: GridDensity[] = ['compact', 'standard', 'comfortable'];

interface FileToolbarProps {
  onUpload: () => void;
  onDelete: () => void;
}

/** Renders a row of buttons and a drawer with the settings. */
export default function FileToolbar({onUpload, onDelete}: FileToolbarProps) {
  const apiRef = useGridApiContext();
  const [open, setOpen] = React.useState(false);
  const selected = useGridSelector(apiRef, gridRowSelectionCountSelector);
  const sort = useGridSelector(apiRef, gridSortModelSelector)[0]?.field;
  const kind = useGridSelector(apiRef, gridFilterModelSelector).items[0]?.value;
  const density = useGridSelector(apiRef, gridDensitySelector);
  const visible = useGridSelector(apiRef, gridColumnVisibilityModelSelector);

  const filter = (value: string) =>
    apiRef.current.setFilterModel({
      ...gridFilterModelSelector(apiRef),
      items: value === kind ? [] : [{field: 'kind', operator: 'is', value}],
    });

  return (
    <Toolbar>
      <QuickFilter expanded style={{flex: 1}}>
        <QuickFilterControl
          size="small"
          placeholder="Search"
          aria-label="Search"
          fullWidth
        />
      </QuickFilter>
      {selected > 0 && (
        <ToolbarButton aria-label="Delete the selected files" onClick={onDelete}>
          <DeleteIcon />
        </ToolbarButton>
      )}
      <ToolbarButton aria-label="Upload a file" onClick={onUpload}>
        <UploadIcon />
      </ToolbarButton>
      <ToolbarButton
        aria-label="Sort, filter, and density"
        onClick={() => setOpen(true)}
      >
        <TuneIcon />
      </ToolbarButton>
      <Drawer
        anchor="bottom"
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{paper: {'aria-label': 'Sort, filter, and density'}}}
      >
        <MenuList sx={{maxHeight: '60vh', overflow: 'auto'}}>
          <ListSubheader role="presentation">Sort by</ListSubheader>
          {Object.entries(sorts).map(([field, label]) => (
            <MenuItem
              key={field}
              role="menuitemradio"
              aria-checked={sort === field}
              selected={sort === field}
              onClick={() => apiRef.current.setSortModel([{field, sort: 'asc'}])}
            >
              {label}
            </MenuItem>
          ))}
          <ListSubheader role="presentation">Show only</ListSubheader>
          {kinds.map((value) => (
            <MenuItem
              key={value}
              role="menuitemcheckbox"
              aria-checked={kind === value}
              selected={kind === value}
              onClick={() => filter(value)}
            >
              {value}s
            </MenuItem>
          ))}
          <ListSubheader role="presentation">Details</ListSubheader>
          {(['saved', 'size'] as const).map((field) => (
            <MenuItem
              key={field}
              role="menuitemcheckbox"
              aria-checked={visible[field] !== false}
              selected={visible[field] !== false}
              onClick={() =>
                apiRef.current.setColumnVisibility(field, visible[field] === false)
              }
            >
              {sorts[field]}
            </MenuItem>
          ))}
          <ListSubheader role="presentation">Density</ListSubheader>
          {densities.map((value) => (
            <MenuItem
              key={value}
              role="menuitemradio"
              aria-checked={density === value}
              selected={density === value}
              onClick={() => apiRef.current.setDensity(value)}
              sx={{textTransform: 'capitalize'}}
            >
              {value}
            </MenuItem>
          ))}
        </MenuList>
      </Drawer>
    </Toolbar>
  );
}
