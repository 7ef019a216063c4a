// Every screen, one line each.

import "./start";
import "./model";
import "./pose";
import "./motion";
import "./simulation";
import "./dynamics";
import "./methods";
import "./lessons";
import "./export";
