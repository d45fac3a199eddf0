import * as React from 'react';
import {BarChartPro} from '@mui/x-charts-pro/BarChartPro';
import type {ChartBaseIconButtonProps} from '@mui/x-charts-pro/models';
import {branches} from '../data/library';

// #region preview
// The button of your design system. It has to forward the ref and all props.
const SquareButton = React.forwardRef<HTMLButtonElement, Omit<ChartBaseIconButtonProps, 'ref'>>(
  function SquareButton({size, ...props}, ref) {
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
  },
);

const slots = {baseIconButton: SquareButton};

export default function DesignSystemButton() {
  return (
    <BarChartPro
      showToolbar
      hideLegend
      slots={slots}
      title="Library loans by branch, in a year"
      dataset={branches}
      xAxis={[{dataKey: 'name', zoom: true}]}
      yAxis={[{label: 'Loans', width: 70}]}
      series={[{dataKey: 'loans', label: 'Loans'}]}
      height={240}
    />
  );
}
// #endregion
