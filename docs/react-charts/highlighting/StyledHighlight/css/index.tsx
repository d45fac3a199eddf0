import * as React from 'react';
import {BarChart} from '@mui/x-charts/BarChart';
import type {HighlightItemData} from '@mui/x-charts/context';
import {series, summer, xAxis, yAxis} from '../data';
import './styles.css';

export default function StyledHighlight() {
  const [item, setItem] = React.useState<HighlightItemData | null>(summer);

  return (
    // #region preview
    <BarChart
      className="chosen"
      title="Ferry passengers by season and route"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      highlightedItem={item}
      onHighlightChange={setItem}
      height={300}
    />
    // #endregion
  );
}
