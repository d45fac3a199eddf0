import * as React from 'react';
import type {ChartBaseIconButtonProps} from '@mui/x-charts-pro/models';
import {ScatterChartPro} from '@mui/x-charts-pro/ScatterChartPro';
import {summerPoints} from '../data/summer';

const series = [{data: summerPoints, label: 'A day of the season', markerSize: 4}];
const initialZoom = [{axisId: 'degrees', start: 10, end: 90}];

// #region preview
// The button of your design system. It has to forward the ref and all props.
const SquareButton = React.forwardRef<
  HTMLButtonElement,
  Omit<ChartBaseIconButtonProps, 'ref'>
>(function SquareButton({size, ...props}, ref) {
  return (
    <button
      ref={ref}
      type="button"
      {...props}
      style={{
        display: 'inline-flex',
        padding: size === 'small' ? 4 : 8,
        color: 'inherit',
        background: 'none',
        border: '1px solid currentcolor',
        cursor: 'pointer',
      }}
    />
  );
});

const slots = {baseIconButton: SquareButton};

export default function DesignSystemButton() {
  return (
    <ScatterChartPro
      showToolbar
      hideLegend
      slots={slots}
      title="Passengers of the island boat by temperature, one point per day"
      xAxis={[{id: 'degrees', label: 'Temperature at noon (°C)', zoom: true}]}
      yAxis={[{label: 'Passengers'}]}
      series={series}
      initialZoom={initialZoom}
      height={260}
    />
  );
}
// #endregion
