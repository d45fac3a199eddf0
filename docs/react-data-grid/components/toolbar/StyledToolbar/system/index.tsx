import * as React from 'react';
import {styled} from '@mui/material/styles';
import {
  ColumnsPanelTrigger,
  DataGrid,
  FilterPanelTrigger,
  QuickFilter,
  QuickFilterControl,
  Toolbar,
  ToolbarButton,
} from '@mui/x-data-grid';
import {departureColumns} from '../../../../data/departureColumns';
import {departures} from '../../../../data/departures';

// #region preview
const Button = styled('button')(({theme}) => ({
  font: 'inherit',
  padding: theme.spacing(0.5, 1.5),
  border: '1px solid currentColor',
  borderRadius: 999,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  '&:hover, &[aria-expanded="true"]': {
    color: (theme.vars ?? theme).palette.primary.main,
  },
}));

const Input = styled('input')(({theme}) => ({
  font: 'inherit',
  minWidth: 0,
  flex: 1,
  padding: theme.spacing(0.5, 1.5),
  border: '1px solid currentColor',
  borderRadius: 999,
  background: 'none',
  color: 'inherit',
}));

function PillToolbar() {
  return (
    <Toolbar style={{gap: 8}}>
      <QuickFilter expanded style={{display: 'flex', flex: 1, minWidth: 0}}>
        <QuickFilterControl
          render={({slotProps, onChange, onKeyDown, ref, value}) => (
            <Input
              {...slotProps?.htmlInput}
              ref={ref as React.Ref<HTMLInputElement>}
              value={value}
              onChange={onChange}
              onKeyDown={onKeyDown}
              aria-label="Search departures"
              placeholder="Search…"
            />
          )}
        />
      </QuickFilter>
      <ColumnsPanelTrigger render={<ToolbarButton render={<Button />} />}>
        Columns
      </ColumnsPanelTrigger>
      <FilterPanelTrigger render={<ToolbarButton render={<Button />} />}>
        Filters
      </FilterPanelTrigger>
    </Toolbar>
  );
}

const slots = {toolbar: PillToolbar};

export default function StyledToolbar() {
  return (
    <div style={{height: 360, width: '100%'}}>
      <DataGrid
        label="Departures"
        rows={departures}
        columns={departureColumns}
        slots={slots}
        showToolbar
      />
    </div>
  );
}
// #endregion
