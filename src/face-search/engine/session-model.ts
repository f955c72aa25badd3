import type { InferenceSession, Tensor } from 'onnxruntime-common';
import type { Model } from './models.ts';

/** The parts of ONNX Runtime that a model is run by; a server and a phone have each their own. */
interface Runtime {
  session: InferenceSession;
  Tensor: new (type: 'float32', data: Float32Array, dims: readonly number[]) => Tensor;
}

export function modelOf({ session, Tensor: Numbers }: Runtime): Model {
  return async (input, shape) => {
    const outputs = await session.run({ input: new Numbers('float32', input, shape) });
    return (output) => {
      const data = outputs[output]?.data;
      if (data instanceof Float32Array) return data;
      throw new Error(`The model has no output ${output}`);
    };
  };
}
