import type * as React from 'react';
import NoSsr from '@mui/material/NoSsr';
import Popper, {type PopperProps} from '@mui/material/Popper';
import {BarChart} from '@mui/x-charts/BarChart';
import {ChartsItemTooltipContent, useItemTooltip} from '@mui/x-charts/ChartsTooltip';
import {
  getValueToPositionMapper,
  useDrawingArea,
  useSvgRef,
  useXAxis,
} from '@mui/x-charts/hooks';

const xAxis = [{data: ['Furniture', 'Lighting', 'Accessories', 'Electronics']}];
const yAxis = [{label: 'Orders', width: 60}];
const series = [{data: [437, 141, 298, 372], label: 'Orders'}];

/** Renders its children in a Popper that ignores the pointer. */
function FixedPopper({
  children,
  anchorEl,
}: Pick<PopperProps, 'anchorEl'> & React.PropsWithChildren) {
  return (
    <NoSsr>
      <Popper
        open
        placement="top"
        anchorEl={anchorEl}
        sx={{pointerEvents: 'none', zIndex: 'modal'}}
      >
        {children}
      </Popper>
    </NoSsr>
  );
}

// #region preview
// FixedPopper: <NoSsr><Popper open placement="top" sx={{pointerEvents: 'none', …}} … />
function PinnedTooltip() {
  const item = useItemTooltip<'bar'>();
  const svgRef = useSvgRef();
  const {scale, data} = useXAxis<'band'>();
  const {top} = useDrawingArea();
  if (!item) {
    return null;
  }
  const x = getValueToPositionMapper(scale)(data?.[item.identifier.dataIndex]);
  const getBoundingClientRect = () => {
    const svg = svgRef.current!.getBoundingClientRect();
    return new DOMRect(svg.left + x, svg.top + top, 0, 0);
  };
  return (
    <FixedPopper anchorEl={{getBoundingClientRect}}>
      <ChartsItemTooltipContent />
    </FixedPopper>
  );
}
// #endregion

const slots = {tooltip: PinnedTooltip};

export default function BarsWithPinnedTooltip() {
  return (
    <BarChart
      hideLegend
      title="Orders by category"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      slots={slots}
      height={280}
    />
  );
}
