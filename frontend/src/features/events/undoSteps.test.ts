import { beforeEach, expect, test } from '@jest/globals';
import { forgetSteps, rememberWrite, undoLastStep } from './undoSteps';

let undone: string[] = [];
const takeBack = (written: string) => {
  undone.push(written);
  return Promise.resolve();
};

beforeEach(() => {
  undone = [];
  forgetSteps();
});

test('the last change is taken back first, and each only once', async () => {
  await rememberWrite(Promise.resolve('first'), takeBack);
  const { step } = await rememberWrite(Promise.resolve('second'), takeBack);
  await undoLastStep();
  await step();
  await undoLastStep();
  await undoLastStep();
  expect(undone).toEqual(['second', 'first']);
});

test('[S13] who undoes before the answer has come takes back what is on its way, not what was before', async () => {
  await rememberWrite(Promise.resolve('first'), takeBack);
  let answer: (written: string) => void = () => undefined;
  const write = rememberWrite(new Promise<string>((resolve) => (answer = resolve)), takeBack);
  const undo = undoLastStep();
  answer('on its way');
  await Promise.all([write, undo]);
  expect(undone).toEqual(['on its way']);
});

test('[S13] a refused change leaves nothing to take back', async () => {
  await rememberWrite(Promise.resolve('first'), takeBack);
  await expect(rememberWrite(Promise.reject(new Error('no')), takeBack)).rejects.toThrow('no');
  await undoLastStep();
  expect(undone).toEqual(['first']);
});

test('the toast that offers it can take a change back after its calendar has left the screen', async () => {
  const { step } = await rememberWrite(Promise.resolve('deleted'), takeBack);
  forgetSteps();
  await undoLastStep();
  expect(undone).toEqual([]);
  await step();
  await step();
  expect(undone).toEqual(['deleted']);
});
