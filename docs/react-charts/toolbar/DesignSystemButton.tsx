import * as React from 'react';
import type {ChartBaseIconButtonProps} from '@mui/x-charts-pro/models';
import {ScatterChartPro} from '@mui/x-charts-pro/ScatterChartPro';
import {trafficPoints} from '../data/dailyTraffic';

const xAxis = [{id: 'visitors', label: 'Visitors', zoom: true}];
const yAxis = [{label: 'Revenue ($)', width: 65}];
const series = [{data: trafficPoints, label: 'One day', markerSize: 4}];
const initialZoom = [{axisId: 'visitors', start: 10, end: 90}];

const squareStyle = {
  display: 'inline-flex',
  padding: 4,
  color: 'inherit',
  background: 'none',
  border: '1px solid currentcolor',
  cursor: 'pointer',
};

// #region preview
type SquareButtonProps = Omit<ChartBaseIconButtonProps, 'ref'>;

// The button of your design system must forward the ref and all props.
const SquareButton = React.forwardRef<HTMLButtonElement, SquareButtonProps>(
  function SquareButton({size: _size, ...props}, ref) {
    // squareStyle: {border: '1px solid currentcolor', padding: 4, …}
    return <button ref={ref} type="button" {...props} style={squareStyle} />;
  },
);

const slots = {baseIconButton: SquareButton};
// <ScatterChartPro showToolbar slots={slots} … />
// #endregion

export default function DesignSystemButton() {
  return (
    <ScatterChartPro
      showToolbar
      hideLegend
      slots={slots}
      title="Visitors and revenue, one point for each day"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      initialZoom={initialZoom}
      height={260}
    />
  );
}
