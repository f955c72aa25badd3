import type { InferenceSession, TensorConstructor } from 'onnxruntime-common';
import type { Model } from './models.ts';

/** The parts of ONNX Runtime that a model is run by; a server and a phone have each their own. */
interface Runtime {
  session: InferenceSession;
  Tensor: TensorConstructor;
}

export function modelOf({ session, Tensor: Values }: Runtime): Model {
  return async (data, shape) => {
    const input =
      data instanceof Float32Array
        ? new Values('float32', data, shape)
        : new Values('uint8', data, shape);
    const outputs = await session.run({ input });
    return (output) => {
      const values = outputs[output]?.data;
      if (values instanceof Float32Array) return values;
      throw new Error(`The model has no output ${output}`);
    };
  };
}
