import * as React from 'react';
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
import './styles.css';

// #region preview
function Button(props: React.ComponentProps<'button'>) {
  return <button type="button" {...props} className="pill" />;
}

function Input(props: React.ComponentProps<'input'>) {
  return <input {...props} className="pill pill-input" />;
}

function PillToolbar() {
  return (
    <Toolbar className="pill-toolbar">
      <QuickFilter expanded className="search">
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
