import type {CDPSession, Page} from 'playwright-core';
import {hydrated} from './site';

/** A picture that the browser drew. */
interface Frame {
  /** Milliseconds since the film began. */
  at: number;
  /** Of all its pixels, from 0 (black) to 1 (white). */
  brightness: number;
}

/**
 * Films what a reader sees from the moment a page is asked for until it has settled, on a slow machine. The film starts
 * on the page that is open: open one of the same site first, so that no other document's white is in it.
 */
export async function filmNavigation(page: Page, address: string): Promise<Frame[]> {
  const session = await page.context().newCDPSession(page);
  const pictures: {at: number; data: string}[] = [];
  session.on('Page.screencastFrame', ({data, metadata, sessionId}) => {
    pictures.push({at: (metadata.timestamp ?? 0) * 1000, data});
    void session.send('Page.screencastFrameAck', {sessionId});
  });
  await session.send('Emulation.setCPUThrottlingRate', {rate: 6});
  await session.send('Page.startScreencast', {format: 'png', everyNthFrame: 1});
  await page.goto(new URL(address, page.url()).href, {waitUntil: 'load'});
  await hydrated(page);
  await page.waitForTimeout(500);
  await session.send('Page.stopScreencast');
  await session.send('Emulation.setCPUThrottlingRate', {rate: 1});
  const start = pictures[0]?.at ?? 0;
  const frames: Frame[] = [];
  for (const {at, data} of pictures) {
    frames.push({at: Math.round(at - start), brightness: await brightnessOf(page, data)});
  }
  await detach(session);
  return frames;
}

/** The page itself reads the picture: it has a decoder, Node has none. */
function brightnessOf(page: Page, data: string): Promise<number> {
  return page.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = 32;
    canvas.height = 32;
    const context = canvas.getContext('2d')!;
    context.drawImage(image, 0, 0, 32, 32);
    const {data: pixels} = context.getImageData(0, 0, 32, 32);
    let sum = 0;
    for (let index = 0; index < pixels.length; index += 4) {
      sum += pixels[index]! + pixels[index + 1]! + pixels[index + 2]!;
    }
    return Math.round((sum / (32 * 32 * 3 * 255)) * 100) / 100;
  }, data);
}

async function detach(session: CDPSession): Promise<void> {
  await session.detach().catch(() => {});
}
